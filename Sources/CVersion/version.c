#include "CVersion.h"

// Package.swift defines it, see there. A module of its own, so that another commit compiles only this file again.
#ifndef MOCKD_COMMIT
#define MOCKD_COMMIT ""
#endif

const char *c_version_commit(void) { return MOCKD_COMMIT; }
