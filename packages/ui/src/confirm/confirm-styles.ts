import { css } from 'lit';

/** Follows the page's light or dark scheme; nothing else of the shop's styles reaches in. */
export const confirmStyles = css`
  :host {
    all: initial;
    color-scheme: inherit;
    --ink: light-dark(#1d1b18, #f1eee8);
    --soft: light-dark(#5f5a52, #b9b3a8);
    --paper: light-dark(#fffdf9, #24221f);
    --line: light-dark(#dcd5c9, #47433d);
    --mark: light-dark(#fff0c2, #4d3f14);
    --accent: light-dark(#14532d, #86d8a2);
    --on-accent: light-dark(#ffffff, #0d2415);
    font:
      16px/1.45 system-ui,
      sans-serif;
  }
  dialog {
    box-sizing: border-box;
    width: min(36rem, 100vw - 1rem);
    max-height: calc(100dvh - 1rem);
    padding: 0;
    border: 1px solid var(--line);
    border-radius: 12px;
    color: var(--ink);
    background: var(--paper);
    overflow: hidden;
  }
  dialog[open] {
    display: flex;
    flex-direction: column;
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 0.55);
  }
  .body {
    overflow: auto;
    padding: 1.25rem 1.25rem 0.5rem;
  }
  h2 {
    margin: 0 0 0.25rem;
    font-size: 1.3rem;
    line-height: 1.25;
  }
  h2:focus {
    outline: none;
  }
  h3 {
    margin: 1.1rem 0 0.35rem;
    font-size: 0.95rem;
    color: var(--soft);
  }
  p,
  ul,
  dl {
    margin: 0;
  }
  ul {
    padding-left: 1.1rem;
  }
  li {
    margin: 0.2rem 0;
  }
  .row {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 1rem;
    padding: 0.3rem 0;
    border-bottom: 1px solid var(--line);
  }
  .facts .row {
    grid-template-columns: 6.5rem 1fr;
  }
  dt,
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .facts dt,
  small {
    color: var(--soft);
  }
  small {
    display: block;
    font-size: 0.875rem;
  }
  .lines dd,
  .totals dd {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  .strong {
    font-size: 1.15rem;
    font-weight: 700;
    border-bottom: 0;
  }
  .changed {
    background: var(--mark);
    box-shadow: 0 0 0 4px var(--mark);
  }
  b {
    font-weight: 600;
  }
  .live:not(:empty) {
    margin-top: 0.75rem;
    padding: 0.5rem 0.75rem;
    border-radius: 6px;
    background: var(--mark);
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 0.75rem;
    align-items: center;
    padding: 0.75rem 1.25rem 1rem;
    border-top: 1px solid var(--line);
  }
  .sum {
    flex: 0 0 auto;
  }
  .left {
    flex: 1 1 8rem;
    font-size: 0.875rem;
    color: var(--soft);
    font-variant-numeric: tabular-nums;
  }
  button {
    min-height: 44px;
    padding: 0 1.1rem;
    border: 1px solid var(--line);
    border-radius: 8px;
    font: inherit;
    color: inherit;
    background: transparent;
    cursor: pointer;
  }
  button:focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  .approve {
    border-color: transparent;
    font-weight: 600;
    color: var(--on-accent);
    background: var(--accent);
  }
  .approve[aria-disabled='true'] {
    opacity: 0.5;
    cursor: default;
  }
  .note {
    position: fixed;
    z-index: 2147483647;
    right: 1rem;
    bottom: 1rem;
    left: 1rem;
    display: flex;
    gap: 1rem;
    align-items: center;
    max-width: 30rem;
    box-sizing: border-box;
    margin: 0 auto;
    padding: 0.6rem 0.6rem 0.6rem 1rem;
    border: 1px solid var(--line);
    border-radius: 10px;
    color: var(--ink);
    background: var(--paper);
    box-shadow: 0 4px 20px rgb(0 0 0 / 0.25);
  }
  .note span {
    flex: 1;
  }
  /* Stays in the accessibility tree while empty: a live region that only appears with its text may not be read out. */
  .note:not(:has(span)) {
    padding: 0;
    border: 0;
    box-shadow: none;
    pointer-events: none;
  }
  @media (max-width: 30rem) {
    .body {
      padding-inline: 1rem;
    }
    .facts .row {
      grid-template-columns: 1fr;
    }
    footer button {
      flex: 1 1 100%;
    }
  }
`;
