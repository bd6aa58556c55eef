import { useEffect, useRef } from 'react'

type Ending<Output> = {
  getSnapshot(): { status: string; output?: Output | undefined }
  subscribe(observer: { complete: () => void }): { unsubscribe(): void }
}

/** Calls `onEnd` once with the flow's output, when the flow is done. */
export function useOutcome<Output>(flow: Ending<Output>, onEnd: (output: Output) => void): void {
  const latest = useRef(onEnd)
  useEffect(() => {
    latest.current = onEnd
  })
  useEffect(() => {
    // A stopped flow also completes, but has no output.
    const complete = () => {
      const { status, output } = flow.getSnapshot()
      if (status === 'done') latest.current(output as Output)
    }
    const subscription = flow.subscribe({ complete })
    return () => subscription.unsubscribe()
  }, [flow])
}
