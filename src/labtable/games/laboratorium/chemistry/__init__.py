"""Molecules: atoms, bonds, rings, names."""
