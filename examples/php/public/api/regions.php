<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

method('GET');
// No regions: an object by country, so [] for none is understood.
answer(['regions' => []]);
