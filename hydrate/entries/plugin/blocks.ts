/** The blocks in the editor. Pages do not load this script. */
import type { BlockEditorData } from '../../blocks/blockFields';
import { registerBlocks } from '../../blocks/registerBlocks';

const { stallkeeperBlocks } = window as unknown as { stallkeeperBlocks?: BlockEditorData };
if (stallkeeperBlocks !== undefined) registerBlocks(stallkeeperBlocks);
