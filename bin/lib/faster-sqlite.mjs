import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fail } from './say.mjs';

/** The lexer looks for the longest keyword, up to 30 characters after each word, although most words begin no keyword. */
const BEGINNINGS = `	private static function is_beginning( $text ) {
		static $beginnings = array();
		if ( array() === $beginnings ) {
			foreach ( array_keys( static::$keywords ) as $keyword ) {
				for ( $length = strlen( $keyword ); $length > 0; --$length ) {
					$beginnings[ substr( $keyword, 0, $length ) ] = true;
				}
			}
		}
		return isset( $beginnings[ strtoupper( $text ) ] );
	}
`;

/** Tokens of the last SELECT queries, most of which are repeated. The translator changes tokens of ALTER TABLE only. */
const KNOWN = `	private $known = array();

	private function tokens_of( $query ) {
		if ( strlen( $query ) > 4000 || 0 !== strncmp( ltrim( $query ), 'SELECT', 6 ) ) {
			return ( new WP_SQLite_Lexer( $query ) )->tokens;
		}
		if ( count( $this->known ) >= 1000 && ! isset( $this->known[ $query ] ) ) {
			$this->known = array();
		}
		return $this->known[ $query ] ??= ( new WP_SQLite_Lexer( $query ) )->tokens;
	}
`;

/** @type {Record<string, [string, (found: string) => string][]>} by file: code that it has once, and what replaces it */
const CHANGES = {
  'class-wp-sqlite-lexer.php': [
    ['class WP_SQLite_Lexer {\n', (found) => `${found}\n${BEGINNINGS}`],
    [
      '			$flags  = static::is_keyword( $token );\n',
      (found) => `			if ( ! self::is_beginning( $token ) ) {\n				break;\n			}\n${found}`,
    ],
  ],
  'class-wp-sqlite-translator.php': [
    ['class WP_SQLite_Translator {\n', (found) => `${found}\n${KNOWN}`],
    [
      '		$tokens           = ( new WP_SQLite_Lexer( $query ) )->tokens;\n',
      () => '		$tokens           = $this->tokens_of( $query );\n',
    ],
  ],
};

/**
 * Changes a copy of the SQLite integration so that it gives the same SQL in two thirds of the time.
 * @param {string} folder of the copy
 * @throws {Fail} when its code is not the one that the changes are for
 */
export function makeSqliteFaster(folder) {
  for (const [name, changes] of Object.entries(CHANGES)) {
    const file = join(folder, 'wp-includes/sqlite', name);
    let text = readFileSync(file, 'utf8');
    for (const [old, change] of changes) {
      if (text.split(old).length !== 2)
        throw new Fail(`${name} of the SQLite integration has changed: update bin/lib/faster-sqlite.mjs.`);
      text = text.replace(old, () => change(old));
    }
    writeFileSync(file, text);
  }
}
