/** Words of the provider's public API description, as far as its clients are used here. */

export interface Stored {
  objectID: string;
  [field: string]: unknown;
}

export type Settings = Record<string, unknown>;

/** A rule of one query; the parts that this project uses. */
export interface Rule {
  objectID: string;
  conditions: { pattern: string; anchoring: 'is' }[];
  consequence: {
    promote?: { objectID: string; position: number }[];
    params?: { filters?: string };
    filterPromotes?: boolean;
  };
}

export interface Synonym {
  objectID: string;
  type: 'synonym' | 'oneWaySynonym';
  input?: string;
  synonyms: string[];
}

export interface Index {
  records: Map<string, Stored>;
  settings: Settings;
  rules: Map<string, Rule>;
  synonyms?: Synonym[];
}

/** Search parameters, flat or as version 4 of the clients sends them. */
export type Params = Record<string, unknown>;

/** One HTTP call as it arrived. */
export interface Call {
  method: string;
  path: string;
  /** what it is: `search`, `facet`, `write`, `task`, `settings`, `synonyms`, `key`, `browse`, `operation`, `list` or `unknown` */
  kind: string;
  /** who asked: the official client for PHP, or a browser */
  from: 'php' | 'browser' | 'other';
  appId: string;
  key: string;
  /** whether the key was in the address, which servers log */
  isKeyInAddress: boolean;
  body: unknown;
}

/** What goes wrong at the provider. */
export type Fault =
  | { kind: 'silent' }
  | { kind: 'status'; status: 400 | 403 | 429 | 500; retryAfter?: string }
  | { kind: 'html' }
  | { kind: 'dropped' }
  | { kind: 'half' }
  | { kind: 'types' };

export interface Key {
  acl: string[];
}

/** An answer that the API description calls an error: `{"message": …, "status": …}`. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
