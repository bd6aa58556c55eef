import 'swagger-ui-dist/swagger-ui.css'
import './reader.css'
import DOMPurify, { type Config } from 'dompurify'
import SwaggerUI from 'swagger-ui-dist/swagger-ui-bundle.js'

type Rules = { createHTML(html: string): string; createScriptURL?(url: string): string }
type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>
type TrustedTypes = { createPolicy(name: string, rules: Rules): Policy }

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

// Swagger UI assigns HTML strings to the DOM. The page's CSP allows that only through the default Trusted
// Types policy, which sanitises them here. DOMPurify itself also needs a policy. It cannot be called
// `dompurify`, because Swagger UI's own copy of DOMPurify uses that name.
const internal = trustedTypes?.createPolicy('sanitizer', {
  createHTML: (html: string) => html,
  createScriptURL: (url: string) => url,
})
trustedTypes?.createPolicy('default', {
  createHTML: (html: string) => DOMPurify.sanitize(html, internal ? { TRUSTED_TYPES_POLICY: internal } : {}),
})

SwaggerUI({
  dom_id: '#reader',
  url: '/docs/openapi.json',
  presets: [SwaggerUI.presets.apis],
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  defaultModelsExpandDepth: 0,
  // Show schemas instead of examples, because Swagger UI generates random examples from patterns.
  defaultModelRendering: 'model',
  showExtensions: true,
  // Disables "Try it out": many request bodies are encrypted, and a test call could move money.
  supportedSubmitMethods: [],
  // The default badge would send the document's URL to swagger.io.
  validatorUrl: null,
})
