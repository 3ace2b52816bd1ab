<?php /** Order actions meta box. */ ?>
<ul class="order_actions submitbox">
	<li class="wide"><button type="submit" class="button save_order button-primary"
	    name="save" value="Update">Update</button></li>
</ul>
