/** Enhances countdowns in the content. */
import { startCountdown } from '../../content/countdown';
import { enhance } from '../../lib/enhance';

enhance('[data-part="countdown"]', startCountdown);
