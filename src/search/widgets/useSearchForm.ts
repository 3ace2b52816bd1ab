import { useMemo, type RefObject, type SyntheticEvent } from 'react';
import { useSearchBox } from 'react-instantsearch';
import type { Parts } from '../../template/renderOptions';
import { QUERY_MAX_LENGTH } from '../settings';
import { createDebouncedQuery, type TypingLimits } from './debouncedQuery';

interface SearchForm {
  /** props of the form, its input and its reset link */
  parts: Parts;
  /** Searches as if the visitor typed the text. */
  type: (query: string) => void;
  /** Searches without delay. */
  submit: (query: string) => void;
}

/**
 * Props for the search form. The input is uncontrolled: this hook reads its value, and only the reset link
 * clears it.
 *
 * Visitors may type before React has loaded. A controlled input would replace their text.
 */
export function useSearchForm(limits: TypingLimits, input: RefObject<HTMLInputElement | null>): SearchForm {
  const { refine } = useSearchBox();
  return useMemo(() => {
    const query = createDebouncedQuery(limits, refine);
    const type = (text: string): void => query.type(text.slice(0, QUERY_MAX_LENGTH));
    const submit = (text: string): void => query.submit(text.slice(0, QUERY_MAX_LENGTH));
    const parts = {
      form: {
        onSubmit: (event: SyntheticEvent) => {
          event.preventDefault();
          submit(findInput(event)?.value ?? '');
        },
      },
      input: {
        ref: input,
        onInput: (event: SyntheticEvent<HTMLInputElement>) => type(event.currentTarget.value),
      },
      reset: {
        onClick: (event: SyntheticEvent) => {
          event.preventDefault();
          const field = findInput(event);
          if (field !== null) {
            field.value = '';
            field.focus();
          }
          submit('');
        },
      },
    };
    return { parts, type, submit };
  }, [limits, input, refine]);
}

function findInput({ currentTarget }: SyntheticEvent): HTMLInputElement | null {
  return currentTarget.closest('form')?.querySelector<HTMLInputElement>('[data-part="input"]') ?? null;
}
