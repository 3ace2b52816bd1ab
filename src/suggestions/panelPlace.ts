/** Sides of a rectangle in CSS pixels, relative to the window. */
export interface Sides {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface PanelPlace {
  left: number;
  width: number;
  /** edge of the field to which the list is attached */
  side: 'below' | 'above';
  /** distance between the top of the window and the attached edge of the list */
  edge: number;
  maxHeight: number;
}

/** Distance to the edges of the window. */
const MARGIN_PX = 8;
/** Distance to the field. */
const GAP_PX = 2;
/** A narrower field gets a list that is wider than itself: an image, a title and a price need this space. */
const COMFORTABLE_WIDTH_PX = 320;
/** The list opens above the field if there is less space below, and more space above. */
const COMFORTABLE_HEIGHT_PX = 240;
const MAX_SHARE_OF_HEIGHT = 0.6;

/**
 * Places the list of a search field, which may be narrow or near an edge. The list never leaves the visible part of the
 * window.
 *
 * @param view visible part of the window, without scroll bars and keyboard
 */
export function panelPlace(field: Sides, view: Sides, isRightToLeft: boolean): PanelPlace {
  const room = Math.max(0, view.right - view.left - 2 * MARGIN_PX);
  const width = Math.min(room, Math.max(field.right - field.left, COMFORTABLE_WIDTH_PX));
  const start = isRightToLeft ? field.right - width : field.left;
  const left = Math.max(view.left + MARGIN_PX, Math.min(start, view.right - MARGIN_PX - width));

  const below = view.bottom - MARGIN_PX - field.bottom - GAP_PX;
  const above = field.top - GAP_PX - view.top - MARGIN_PX;
  const isBelow = below >= COMFORTABLE_HEIGHT_PX || below >= above;
  return {
    left,
    width,
    side: isBelow ? 'below' : 'above',
    edge: isBelow ? field.bottom + GAP_PX : field.top - GAP_PX,
    maxHeight: Math.max(0, Math.min(isBelow ? below : above, (view.bottom - view.top) * MAX_SHARE_OF_HEIGHT)),
  };
}
