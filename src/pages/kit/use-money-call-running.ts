import { useEffect } from 'react'
import { useChild } from './app-context.ts'

/** Holds back contract requests while a call that moves money is running or has an unknown outcome. */
export function useMoneyCallRunning(isUnderWay: boolean): void {
  const overlays = useChild('overlays')
  useEffect(() => {
    if (!isUnderWay) return
    overlays.send({ type: 'money.began' })
    return () => overlays.send({ type: 'money.settled' })
  }, [isUnderWay, overlays])
}
