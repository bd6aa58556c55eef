import { createFileRoute } from '@tanstack/react-router'

/** ROUTE-04: Home with the help. */
export const Route = createFileRoute('/_home/help')({
  onEnter: ({ context }) =>
    context.app
      .getSnapshot()
      .children.overlays?.send({ type: 'overlay.ask', task: { id: 'help', kind: 'help' } }),
  onLeave: ({ context }) =>
    context.app.getSnapshot().children.overlays?.send({ type: 'overlay.clear', kinds: ['help'] }),
})
