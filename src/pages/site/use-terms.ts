import { useChild } from '#pages/kit/app-context.ts'

export function useTerms(): () => void {
  const overlays = useChild('overlays')
  return () =>
    overlays.send({
      type: 'overlay.stack',
      above: { id: 'terms', kind: 'info', topic: 'terms', data: null },
    })
}
