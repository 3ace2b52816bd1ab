<?php
/**
 * A brand: its logo, or its name if it has no logo. With a URL it is a link.
 *
 * @var array{brand: Brand} $args
 */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\FrontPage\Brand;
use Stallkeeper\Theme\FrontPage\Picture;

$brand = $args['brand'];
$sign = stallkeeper_theme(Picture::class)->html($brand->image, 'stallkeeper-brand', '12.5rem', false, $brand->name);
$inner = $sign !== '' ? $sign : '<span class="brand__name">' . esc_html($brand->name) . '</span>';
?>
<?php if ($brand->url !== '') { ?>
	<a class="brand" href="<?php echo esc_url($brand->url); ?>"><?php echo $inner; ?></a>
<?php } else { ?>
	<span class="brand"><?php echo $inner; ?></span>
<?php } ?>
<?php
