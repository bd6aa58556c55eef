import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '#server/database/connection/connect.ts'
import { makeWorkspace, open, readNotes, refusal, writeNote } from '#tests/support/http/connections.ts'

const mountPoint = path.join(makeWorkspace(), 'disk')
fs.mkdirSync(mountPoint)
const mayMount = mount('1m')
if (mayMount) unmount()

function mount(size: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0755`, 'tmpfs', mountPoint], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}

function unmount(): void {
  execFileSync('umount', [mountPoint])
}

const folder = path.join(mountPoint, 'postgres')
const sentence = `The disk with the database folder ${folder} is full; make room and start again.`

function fill(file: string): void {
  const filler = fs.openSync(file, 'w')
  try {
    for (const size of [2 ** 20, 2 ** 12]) fillWith(filler, size)
  } finally {
    fs.closeSync(filler)
  }
}

function fillWith(filler: number, size: number): void {
  const piece = Buffer.alloc(size)
  try {
    while (fs.writeSync(filler, piece) > 0);
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' })
  }
}

/** Fills the file's last block, so that the server cannot even write a line to its log. */
function useUpLastBlock(file: string): void {
  const { size, blksize } = fs.statSync(file)
  fs.appendFileSync(file, ' '.repeat(blksize - (size % blksize)))
}

test.skipIf(!mayMount)(
  'reports that the disk has too little space for a database (requires mount permission)',
  async () => {
    mount('24m')
    onTestFinished(unmount)
    expect(await refusal({ folder })).toBe(sentence)
    expect(fs.readdirSync(folder)).toEqual([])
  },
)

test.skipIf(!mayMount)(
  'reports a full disk, and starts again once there is space (requires mount permission)',
  async () => {
    mount('96m')
    onTestFinished(unmount)
    const first = await connect({ folder })
    await writeNote(first, 'kept')
    await first.stop()
    const filler = path.join(mountPoint, 'filler')
    fill(filler)
    expect(await refusal({ folder })).toBe(sentence)
    useUpLastBlock(path.join(folder, 'postgres.log'))
    expect(await refusal({ folder })).toBe(sentence)
    fs.rmSync(filler)
    expect(await readNotes(await open({ folder }))).toEqual(['kept'])
  },
)
