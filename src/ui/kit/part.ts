/** One part of a page that is read on its own: still on its way, there, or not arrived. */
export type Part<Value> =
  | { state: 'loading' }
  | { state: 'known'; value: Value }
  | { state: 'failed'; retry: () => void }
