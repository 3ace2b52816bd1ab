/** Lets the server answer searches that visitors submit on the results page, because it knows the redirects. */
import { submitToServer } from '../../redirects/submitToServer';

document.addEventListener('submit', submitToServer, { capture: true });
