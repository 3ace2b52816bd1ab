/**
 * Enhances the screen for pinned results in the admin: lists posts and products while the user types a name, and lets the
 * user drag pinned results.
 */
import { enhance } from '../../lib/enhance';
import { listMatches } from '../../pinned-results/listMatches';
import { sortPinned } from '../../pinned-results/sortPinned';

enhance('[data-part="pinned-addition"]', listMatches);
enhance('[data-part="pinned-rows"]', sortPinned);
