/** Whether windows can be opened here; other systems than Linux always have somewhere to. */
export function hasScreen(): boolean {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env
  return process.platform !== 'linux' || Boolean(DISPLAY || WAYLAND_DISPLAY)
}
