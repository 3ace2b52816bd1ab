/** What this script enhances on pages with the block checkout: browsers can fill in the email field. */
import { enhance } from '../lib/enhance';
import { correctAutocomplete } from '../shop/emailAutocomplete';

enhance('.wp-block-woocommerce-checkout', correctAutocomplete);
