import { createFileRoute } from '@tanstack/react-router'

/** Home with the help overlay (ROUTE-04). */
export const Route = createFileRoute('/_home/help')({
  onEnter: ({ context }) =>
    context.app
      .getSnapshot()
      .children.overlays?.send({ type: 'overlay.ask', task: { id: 'help', kind: 'help' } }),
  onLeave: ({ context }) =>
    context.app.getSnapshot().children.overlays?.send({ type: 'overlay.clear', kinds: ['help'] }),
})
