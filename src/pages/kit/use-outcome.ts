import { useEffect, useRef } from 'react'

type Ending<Output> = {
  getSnapshot(): { status: string; output?: Output | undefined }
  subscribe(observer: { complete: () => void }): { unsubscribe(): void }
}

/** Passes a flow's output on once when it is done. */
export function useOutcome<Output>(flow: Ending<Output>, onEnd: (output: Output) => void): void {
  const latest = useRef(onEnd)
  useEffect(() => {
    latest.current = onEnd
  })
  useEffect(() => {
    // A stopped flow also completes, but only a finished one has output.
    const complete = () => {
      const { status, output } = flow.getSnapshot()
      if (status === 'done') latest.current(output as Output)
    }
    const subscription = flow.subscribe({ complete })
    return () => subscription.unsubscribe()
  }, [flow])
}
