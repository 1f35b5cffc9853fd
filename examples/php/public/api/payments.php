<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

// This site has none; the list must be there all the same.
member();
method('GET');
answer(['payments' => []]);
