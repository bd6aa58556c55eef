import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseFlowResult, parseKnownPath, parseRecordedPath, parseReplayResult } from './parse-results.ts'
import type { CoverageResult, FlowResult, KnownPath, RecordedPath, ReplayResult } from './results.ts'

/**
 * Reads and writes the files described in `results.ts`. Reading a missing file returns undefined. Reading an
 * invalid one throws.
 */
export class ResultsFolder {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  readFlow(flow: string): FlowResult | undefined {
    return this.#read(`${flow}.json`, parseFlowResult)
  }

  writeFlow(result: FlowResult): void {
    this.#write(`${result.flow}.json`, result)
  }

  replayFolder(pathId: string): string {
    return path.join(this.folder, 'replays', pathId)
  }

  readReplay(pathId: string): ReplayResult | undefined {
    return this.#read(`replays/${pathId}/result.json`, parseReplayResult)
  }

  writeReplay(result: ReplayResult): void {
    this.#write(`replays/${result.id}/result.json`, result)
  }

  /**
   * Folder for this process's running replays. It keeps them apart from previous results and from other
   * processes.
   */
  get running(): ResultsFolder {
    return new ResultsFolder(path.join(this.folder, 'running', String(process.pid)))
  }

  /** Removes replays left unfinished by processes that have ended. */
  sweepRuns(): void {
    for (const name of this.#names('running')) {
      if (isGone(Number(name)))
        rmSync(path.join(this.folder, 'running', name), { recursive: true, force: true })
    }
  }

  /** Replaces the previous replay of a path with the one in {@link running}. */
  keepRun(pathId: string): void {
    const folder = this.replayFolder(pathId)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(path.dirname(folder), { recursive: true })
    renameSync(this.running.replayFolder(pathId), folder)
  }

  readReplays(): ReplayResult[] {
    return this.#names('replays').flatMap((id) => this.readReplay(id) ?? [])
  }

  readRecorded(): RecordedPath[] {
    const files = this.#names('recorded').filter((name) => name.endsWith('.json'))
    return files.flatMap((name) => this.#read(`recorded/${name}`, parseRecordedPath) ?? [])
  }

  writeRecorded(recorded: RecordedPath): void {
    this.#write(`recorded/${recorded.path.id}.json`, recorded)
  }

  readKnown(flow: string, prefix = ''): KnownPath[] {
    const files = this.#names(`known/${flow}`).filter(
      (name) => name.startsWith(prefix) && name.endsWith('.json'),
    )
    return files.flatMap((name) => this.#read(`known/${flow}/${name}`, parseKnownPath) ?? [])
  }

  writeKnown(known: KnownPath): void {
    this.#write(`known/${known.flow}/${known.path.id}.json`, known)
  }

  writeCoverage(coverage: CoverageResult): string {
    return this.#write('coverage.json', coverage)
  }

  /** Writes a file and returns its absolute path. */
  writeText(name: string, text: string): string {
    const file = path.join(this.folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    // Writes a new file and renames it, so that watchers never see an incomplete file.
    writeFileSync(`${file}.new`, text)
    renameSync(`${file}.new`, file)
    return file
  }

  #write(name: string, result: object): string {
    return this.writeText(name, `${JSON.stringify(result)}\n`)
  }

  #read<Result>(name: string, parse: (text: string) => Result): Result | undefined {
    const file = path.join(this.folder, name)
    if (!existsSync(file)) return undefined
    try {
      return parse(readFileSync(file, 'utf8'))
    } catch (cause) {
      throw new Error(`${file} has another version's format. Delete it.`, { cause })
    }
  }

  #names(folder: string): string[] {
    const place = path.join(this.folder, folder)
    return existsSync(place) ? readdirSync(place).sort() : []
  }
}

function isGone(id: number): boolean {
  if (!Number.isInteger(id)) return true
  try {
    process.kill(id, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}
