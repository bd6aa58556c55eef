import { defineConfig } from 'vite'
import { visualiserConfig } from './config.ts'

const { configFile: _itself, ...config } = visualiserConfig()

export default defineConfig(config)
