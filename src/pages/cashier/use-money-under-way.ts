import { useEffect } from 'react'
import { useChild } from '#pages/site/app-context.ts'

/** While money is on its way nothing comes between: popups wait until it is known what became of it. */
export function useMoneyUnderWay(isUnderWay: boolean): void {
  const overlays = useChild('overlays')
  useEffect(() => {
    if (!isUnderWay) return
    overlays.send({ type: 'money.began' })
    return () => overlays.send({ type: 'money.settled' })
  }, [isUnderWay, overlays])
}
