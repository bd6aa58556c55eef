import { useEffect, useRef } from 'react'

/** An actor that comes to an end, as far as its end goes. */
type Ending<Output> = {
  getSnapshot(): { status: string; output?: Output | undefined }
  subscribe(observer: { complete: () => void }): { unsubscribe(): void }
}

/** Hands a flow's output on, once, when it has come to its end. */
export function useOutcome<Output>(flow: Ending<Output>, onEnd: (output: Output) => void): void {
  const latest = useRef(onEnd)
  useEffect(() => {
    latest.current = onEnd
  })
  useEffect(() => {
    // A flow that is stopped completes as well; only one that is done has an output.
    const complete = () => {
      const { status, output } = flow.getSnapshot()
      if (status === 'done') latest.current(output as Output)
    }
    const subscription = flow.subscribe({ complete })
    return () => subscription.unsubscribe()
  }, [flow])
}
