/** A process that makes something ends with the one that asked for it, be that killed: nobody would take what comes of it. Waiting for that keeps nothing alive. */
export function endWithAsker(): void {
  process.on('disconnect', () => process.exit(1))
  process.channel?.unref()
}
