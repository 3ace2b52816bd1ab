/** Enhances the screen for pinned results in the admin: lists posts and products while the user types a name. */
import { enhance } from '../../lib/enhance';
import { listMatches } from '../../pinned-results/listMatches';

enhance('[data-part="pinned-addition"]', listMatches);
