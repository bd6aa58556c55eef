/**
 * Exits when the parent process dies, as the output would not be used. The listener does not keep the process
 * alive.
 */
export function exitWithParent(): void {
  process.on('disconnect', () => process.exit(1))
  process.channel?.unref()
}
