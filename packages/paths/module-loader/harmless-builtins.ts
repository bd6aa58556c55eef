import assert from 'node:assert'
import buffer from 'node:buffer'
import crypto from 'node:crypto'
import events from 'node:events'
import { accessSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { access, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import querystring from 'node:querystring'
import stream from 'node:stream'
import stringDecoder from 'node:string_decoder'
import url from 'node:url'
import util from 'node:util'
import { standInWith } from './stand-in.ts'

/**
 * The parts of Node that an inspected module may use: pure functions, and functions that read files.
 * Stand-ins replace the rest.
 */
export const builtins: { readonly [name: string]: unknown } = {
  assert,
  buffer,
  crypto,
  events,
  fs: standInWith({
    accessSync,
    existsSync,
    readdirSync,
    readFileSync,
    statSync,
    promises: standInWith({ access, readdir, readFile, stat }),
  }),
  'fs/promises': standInWith({ access, readdir, readFile, stat }),
  path,
  querystring,
  stream,
  string_decoder: stringDecoder,
  url,
  util,
}
