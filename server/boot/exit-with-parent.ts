/**
 * Exits when the parent dies, since the output would be unused. The listener does not keep the process
 * alive.
 */
export function exitWithParent(): void {
  process.on('disconnect', () => process.exit(1))
  process.channel?.unref()
}
