import type { ReactNode } from 'react'
import { Button } from '#ui/kit/controls/button.tsx'
import { qrModules } from './qr-modules.ts'
import { saveFile } from './save-file.ts'

/** Pixels per module. This is enough for print. */
const MODULE = 16

export default function SaveQrCode({
  text,
  name,
  children,
}: {
  text: string
  name: string
  children: ReactNode
}) {
  const save = () => drawn(text).toBlob((picture) => picture && saveFile(`${name}.png`, picture), 'image/png')
  return <Button onClick={save}>{children}</Button>
}

function drawn(text: string): HTMLCanvasElement {
  const { side, dark } = qrModules(text)
  const canvas = document.createElement('canvas')
  canvas.width = side * MODULE
  canvas.height = side * MODULE
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.fillStyle = '#000'
    for (const { x, y } of dark) pen.fillRect(x * MODULE, y * MODULE, MODULE, MODULE)
  }
  return canvas
}
