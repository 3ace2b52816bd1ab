/** Enhances the classic checkout: messages about fields are beside the fields. */
import { showFieldErrors } from '../../checkout/fieldErrors';
import { enhance } from '../../lib/enhance';

enhance('form.checkout', showFieldErrors);
