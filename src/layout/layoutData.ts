/** What `LayoutOutput.php` prints for the preview of the Customizer. */
export interface LayoutData {
  /** of the IDs of settings */
  prefix: string;
  /** class of the body by setting and value; '' for the default */
  classes: Record<string, Record<string, string>>;
}
