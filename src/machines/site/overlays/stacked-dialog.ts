/** A small dialog that somebody wants to open. */
export type AboveRequest = {
  id: string
  /** `info` has only a way out, `confirm` asks a question, `warning` says what went wrong. */
  kind: 'info' | 'confirm' | 'warning'
  /** What it is about; views choose its words by it. */
  topic: string
  data: unknown
}

/** A small dialog that is open. */
export type Above = AboveRequest & {
  /** Id of the task it was opened above, null where there was nothing beneath. */
  over: string | null
}
