/** Whether a window can be opened. Only Linux can lack a display. */
export function hasScreen(): boolean {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env
  return process.platform !== 'linux' || Boolean(DISPLAY || WAYLAND_DISPLAY)
}
