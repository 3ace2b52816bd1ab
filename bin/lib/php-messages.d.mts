/** Lines of WordPress's debug.log with PHP messages that are not in the list of known ones, without the first `after` lines. */
export function phpMessages(log: string, after?: number): string[];

/** Whether a line of debug.log is one of the known messages. */
export function isKnownMessage(line: string): boolean;
