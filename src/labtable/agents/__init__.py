"""Agents that play by text alone, such as language models: how they are asked, measured, and served."""
