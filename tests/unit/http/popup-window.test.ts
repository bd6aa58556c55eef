import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWindow, releaseWindow, reserveWindow } from '#api/browser/popup-window.ts'

const address = 'https://play.example/caju'

const blank = () => ({
  opener: 'this page' as string | null,
  closed: false,
  close: vi.fn(),
  location: { replace: vi.fn() },
})

let open = vi.fn()

beforeEach(() => {
  open = vi.fn()
  vi.stubGlobal('window', { open })
})
afterEach(() => {
  releaseWindow()
  vi.unstubAllGlobals()
})

test('opens a blank window and removes its opener before it loads the game', () => {
  const opened = blank()
  opened.location.replace.mockImplementation(() => expect(opened.opener).toBeNull())
  open.mockReturnValue(opened)
  expect(openWindow(address)).toBe('opened')
  expect(open.mock.calls).toEqual([['', '_blank']])
  expect(opened.location.replace.mock.calls).toEqual([[address]])
})

test('reports that the browser blocked the window', () => {
  open.mockReturnValue(null)
  expect(openWindow(address)).toBe('blocked')
})

test('shows the game in the reserved window and keeps it open', () => {
  const reserved = blank()
  open.mockReturnValue(reserved)
  reserveWindow()
  expect(reserved.opener).toBeNull()
  expect(openWindow(address)).toBe('opened')
  releaseWindow()
  expect(open).toHaveBeenCalledOnce()
  expect(reserved.location.replace).toHaveBeenCalledWith(address)
  expect(reserved.close).not.toHaveBeenCalled()
})

test('closes a reserved window that was never used', () => {
  const reserved = blank()
  open.mockReturnValue(reserved)
  reserveWindow()
  releaseWindow()
  expect(reserved.close).toHaveBeenCalledOnce()
})

test('opens a new window when the player has closed the reserved one', () => {
  const reserved = blank()
  const fresh = blank()
  open.mockReturnValueOnce(reserved).mockReturnValueOnce(fresh)
  reserveWindow()
  reserved.closed = true
  expect(openWindow(address)).toBe('opened')
  expect(fresh.location.replace).toHaveBeenCalledWith(address)
  expect(reserved.location.replace).not.toHaveBeenCalled()
})
