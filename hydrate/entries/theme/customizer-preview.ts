/** The page in the preview of the Customizer: shows a changed style or layout without a reload. */
import { previewLayout } from '../../layout/previewLayout';
import { previewStyle } from '../../style/previewStyle';

const api = window.wp?.customize;
if (api && window.stallkeeperStyle) previewStyle(api, window.stallkeeperStyle);
if (api && window.stallkeeperLayout) previewLayout(api, window.stallkeeperLayout);
