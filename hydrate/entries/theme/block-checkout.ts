/** Enhances the block checkout: browsers can autofill the email field. */
import { enhance } from '../../lib/enhance';
import { correctAutocomplete } from '../../checkout/emailAutocomplete';

enhance('.wp-block-woocommerce-checkout', correctAutocomplete);
