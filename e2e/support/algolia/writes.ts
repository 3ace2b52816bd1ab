import { Refusal, type Index } from './types';

interface Operation {
  action: string;
  body: Record<string, unknown> & { objectID?: string };
}

let made = 0;

/** @returns the objectIDs of the operations, in their order */
export function write(index: Index, operations: Operation[], recordLimitBytes: number): string[] {
  operations.forEach(({ action, body }, at) => {
    const bytes = Buffer.byteLength(JSON.stringify(body));
    if (action !== 'deleteObject' && bytes > recordLimitBytes) {
      throw new Refusal(
        400,
        `Record at the position ${at} objectID=${body.objectID ?? ''} is too big size=${bytes}/${recordLimitBytes} bytes.`,
      );
    }
  });
  return operations.map((operation) => one(index, operation));
}

function one(index: Index, { action, body }: Operation): string {
  const id = body.objectID ?? null;
  const mustHave = (): string => {
    if (id === null) throw new Refusal(400, 'Missing mandatory attribute `objectID`');
    return id;
  };
  switch (action) {
    case 'addObject': {
      const own = id ?? `made-${++made}`;
      index.records.set(own, { ...body, objectID: own });
      return own;
    }
    case 'updateObject':
      index.records.set(mustHave(), { ...body, objectID: mustHave() });
      return mustHave();
    case 'partialUpdateObject':
    case 'partialUpdateObjectNoCreate': {
      const before = index.records.get(mustHave());
      if (before !== undefined || action === 'partialUpdateObject') {
        index.records.set(mustHave(), { ...before, ...body, objectID: mustHave() });
      }
      return mustHave();
    }
    case 'deleteObject':
      index.records.delete(mustHave());
      return mustHave();
    case 'clear':
    case 'delete':
      index.records.clear();
      return id ?? '';
    default:
      throw new Refusal(400, `Invalid action: ${action}`);
  }
}
